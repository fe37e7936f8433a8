-- Which rows of which groups stand on a page (`slicesOf`). PostgreSQL is told that they are few: of a list in a parameter it
-- guesses ten, finds its guess too dear each time, and plans the statement anew for every page.
create function page_slices(firsts text[], seconds text[], skips int[], mosts int[])
  returns table (first text, second text, skip int, most int, place bigint)
  language sql immutable strict rows 1
  as $$ select * from unnest(firsts, seconds, skips, mosts) with ordinality $$;
