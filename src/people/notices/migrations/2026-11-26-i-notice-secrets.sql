-- The secret of a link (a new password, an activation) stands by itself, apart from the message, and only until it has left.
alter table notices add secret text;
-- What was sent before holds it in its text: links are good for three days at most, and the text is read by staff.
update notices set
  text = regexp_replace(text, 'token=[A-Za-z0-9_-]{43}', 'token=•••', 'g'),
  html = regexp_replace(html, 'token=[A-Za-z0-9_-]{43}', 'token=•••', 'g')
  where (sent_at is not null or failed_at is not null) and text like '%token=%';
