-- What the review asked and what the customer answered, kept beside the item: the buyer and the warehouse read it too.
alter table order_items add column answered jsonb not null default '[]';

-- Of answers given before this only the words are known.
update order_items set answered = jsonb_build_array(jsonb_build_object('type', 'General', 'details', '', 'answer', completed_data ->> 'answer'))
  where completed_data ? 'answer';
