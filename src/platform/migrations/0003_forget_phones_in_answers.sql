-- Answers to requests for a withdrawal have no phone any more: the withdrawal is read again by its id.
update once_keys set answer = regexp_replace(answer, '"phone":"[^"]*"', '"phone":null')
  where key like 'withdraw:%' and answer like '%"phone":"%';
