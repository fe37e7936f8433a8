-- The row of `numbers` was locked from the moment a number was given until its order was safe on disk: orders waited for
-- each other. A sequence rises too, and is never in anybody's way; an order that failed leaves a gap. Programs of the
-- release before this one may still be giving numbers of the row: hence the distance.
create sequence order_numbers;
select setval('order_numbers', coalesce((select last + 1000 from numbers where series = 'orders'), 100001), false);
