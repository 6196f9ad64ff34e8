-- What a draft of an article may hold, and what keeps it from being published.

-- Validates the list of tags; a document without tags has no such list.
create function private.must_be_tags(document jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if document ? 'tags' and (jsonb_typeof(document -> 'tags') <> 'array'
    or jsonb_array_length(document -> 'tags') not between 1 and private.tags_max()
    or exists (select from jsonb_array_elements(document -> 'tags') e (value) where not private.is_whole_number(e.value))
    or (select count(distinct e.value) < count(*) from jsonb_array_elements(document -> 'tags') e (value))) then
    raise exception 'An article has at most % tags, each once', private.tags_max() using errcode = 'PT400', detail = 'tags';
  end if;
end
$$;

-- The length limits are the same as in src/domain/article-document.ts.
create function private.articles_check(document jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
declare
  language text;
begin
  perform private.must_be_tags(document);
  perform private.must_have_keys(document, array['author', 'category', 'date', 'decorative', 'en', 'id', 'image',
    'reviewBy', 'reviewedOn', 'outdated'], 'document', array['focus', 'seasons', 'tags']);
  perform private.must_have_keys(document -> 'author', array['en', 'id'], 'author');
  if jsonb_typeof(document -> 'category') not in ('number', 'null') or document ->> 'category' !~ '^[0-9]{1,15}$'
    or jsonb_typeof(document -> 'decorative') <> 'boolean' or jsonb_typeof(document -> 'outdated') <> 'object' then
    raise exception 'The document is no article' using errcode = 'PT400', detail = 'category, decorative, outdated';
  end if;
  perform private.must_be_text(document, 500, 'image'), private.must_be_focus(document -> 'focus');
  if document ->> 'image' !~ '^((https://|/)[^/\\[:space:]][^\\[:space:]]*)?$' then
    raise exception 'This is no picture of the web' using errcode = 'PT400', detail = 'image', constraint = 'picture';
  end if;
  perform private.must_be_date(document, 'date'), private.must_be_date(document, 'reviewedOn'),
    private.must_be_date(document, 'reviewBy'), private.must_be_months(document, 'seasons');
  foreach language in array array['id', 'en'] loop
    perform private.must_be_text(document, 100, 'author', language);
    perform private.must_have_keys(document -> language,
      array['audience', 'content', 'excerpt', 'imageAlt', 'place', 'title'], language);
    perform private.must_be_text(document, 200, language, 'title'),
      private.must_be_text(document, 400, language, 'excerpt'),
      private.must_be_text(document, 100000, language, 'content'),
      private.must_be_text(document, 300, language, 'imageAlt'),
      private.must_be_text(document, 300, language, 'audience'),
      private.must_be_text(document, 300, language, 'place');
  end loop;
  perform private.must_be_outdated(document);
end
$$;

-- Finds the pictures of a Markdown text that violate the rules, as src/domain/article-problems.ts does: visitors' browsers only
-- load the pictures of the site and of the backend, and a picture needs an alternative text. `![](/a.svg "")` marks a decorative
-- picture; any other title is a caption, which needn't describe the picture.
create function private.text_picture_problems(field text, markdown text) returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  start constant text := '(?<!\\)(?:\\\\)*!\[(?:[^][\\]|\\.|\[(?:[^][\\]|\\.)*\])*\]\([[:space:]]*<?';
  wordless constant text := '(?<!\\)(?:\\\\)*!\[[[:space:]]*\]\([[:space:]]*<?';
  own constant text := '/(?!/|media/missing)[^[:space:]<>()\\]*>?';
begin
  if strpos(markdown, '](') = 0 then
    return '{}';
  end if;
  return array_remove(array[
    case when (select count(*) from regexp_matches(markdown, start, 'g'))
      > (select count(*) from regexp_matches(markdown, start || own, 'g')) then field || '.foreignPicture' end,
    case when markdown ~ (wordless || own || '(?:[[:space:]]*\)|[[:space:]]+["''(][^"'')])') then field || '.pictureAlt' end
  ], null);
end
$$;

-- PL/pgSQL, which keeps its plan: as SQL, planning would take longer than the answer.
create function private.articles_reasons(document jsonb, language text, live_from timestamptz)
returns table (reason text, applies boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  image constant text := document ->> 'image';
  content constant text := document #>> array[language, 'content'];
  pictures constant text[] := private.text_picture_problems('content', content);
begin
  return query values
    ('title', private.trimmed(document #>> array[language, 'title']) = ''),
    ('content', private.trimmed(content) = ''),
    ('content.foreignPicture', 'content.foreignPicture' = any (pictures)),
    ('content.pictureAlt', 'content.pictureAlt' = any (pictures)),
    ('content.missingFile', private.missing_media(content) <> '{}'),
    ('category', not exists (select from public.categories k where k.id = (document ->> 'category')::bigint)),
    ('image', image = ''),
    ('image.foreign', image like 'http%'),
    ('image.missing', private.missing_media(image) <> '{}'),
    ('imageAlt', private.missing_alt(document, language)),
    ('author', private.trimmed(document #>> array['author', language]) = ''),
    -- An article with a later date appears on that day only.
    ('date', private.date_at(document, 'date') > (greatest(live_from, now()) at time zone 'Asia/Jakarta')::date);
end
$$;

revoke all on all functions in schema private from public;
