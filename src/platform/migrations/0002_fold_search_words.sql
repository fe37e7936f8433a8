-- Names and titles as staff search them: the same word in any spelling, in both alphabets.

create extension if not exists pg_trgm;

-- One spelling: lower case, no marks (also hamza and vowel signs), alef maqsura as ya, taa marbuta as ha, Western digits.
create function fold_text(given text) returns text language sql immutable strict parallel safe as $$
  select translate(
    regexp_replace(
      lower(normalize(given, NFKD)),
      '[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u0640\u200b-\u200f\u061c\u202a-\u202e\u2066-\u2069]', '', 'g'),
    'ٱىةگڤپچیک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'ايهكفبجيك01234567890123456789')
$$;

-- The consonants of each word as they sound, so that سلمى and Salma, محمد and Mohammed are equal: `~slm`, `~md`.
create function sound_keys(folded text) returns text language plpgsql immutable strict parallel safe as $$
declare said text := folded;
begin
  -- عبد الرحمن is one name, as Abdelrahman is; the article is said or left out.
  said := regexp_replace(said, '\mعبد +ال', 'عبدال', 'g');
  said := regexp_replace(said, '\mabd[ -]*[aeu]l[ -]*', 'abdel', 'g');
  said := regexp_replace(said, '\m(ال|(al|el)[ -]*)(?=\w{3})', '', 'g');
  said := replace(replace(replace(replace(said, 'sh', 'S'), 'ch', 'S'), 'kh', 'K'), 'ph', 'f');
  said := replace(replace(replace(replace(said, 'gh', 'j'), 'th', 't'), 'dh', 'd'), 'ck', 'k');
  said := regexp_replace(replace(said, 'x', 'ks'), 'c(?=[eiy])', 's', 'g');
  said := translate(said, 'cqpvgتطثجغضذظصشفقكبدزرسلمنخ', 'kkbfjtttjjdzzsSfkkbdzrslmnK');
  said := regexp_replace(said, '[aeiouywhاويهحعء]', '', 'g');
  said := regexp_replace(said, '([a-zSK])\1+', '\1', 'g');
  said := btrim(regexp_replace(said, '[^a-zSK0-9]+', ' ', 'g'));
  return case when said = '' then '' else '~' || replace(said, ' ', ' ~') end;
end $$;

-- What is kept beside a name or title to be searched: ` salma adel ~slm ~dl`.
create function search_words(given text) returns text language sql immutable parallel safe as $$
  select case when coalesce(given, '') = '' then '' else ' ' || fold_text(given) || ' ' || sound_keys(fold_text(given)) end
$$;
