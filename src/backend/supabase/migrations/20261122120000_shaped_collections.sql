-- Collections that are told apart by nothing but their fields (banners, about, contact, communities) are registered by a
-- shape, and bring no functions of their own: private.add_collection writes them. A shape says what a document has:
--   {"single": true, "shared": {"<name>": <field>, …}, "text": {"<name>": <field>, …}}
-- `shared` belongs to both languages, `text` stands in each of them. A field is one of
--   {"kind": "text", "most": 120}       at most so many characters. "like": a regular expression that it has to match before
--                                       it is published. "both": shared, but written for each language: {"id": …, "en": …};
--                                       where one is empty the other one is shown
--   {"kind": "flag"}                    true or false
--   {"kind": "picture"}                 the address of a picture, as articles have it, or ''
--   {"kind": "link", "to": ["web"]}     an address that a reader may follow, or '': "web", "mail", "phone", or "page" for a
--                                       path of the portal itself
--   {"kind": "date"}, {"kind": "moment"}  ISO, a moment with its zone; or null
--   {"kind": "number", "min": 0, "max": 9}  whole, or null
--   {"kind": "items", "most": 8, "fields": {…}}  a list
-- "required" asks for it before a language is published: true, or the name of a shared text that asks for it where it is
-- filled. `single`: there is exactly one item, with the id 1.
-- Lists and searches look at `title`, `excerpt`, `content`, `image`, `decorative` and `imageAlt`: fields should be called so.
-- `order`, `activeFrom` and `activeUntil`, where they are shared, say where an item stands and when it is seen.
alter table private.collections
  alter column live_table drop not null,
  add column shape jsonb,
  -- Numbers of its items are never given twice.
  add column last_item bigint not null default 0,
  add constraint collections_have_a_table_or_a_shape check ((live_table is null) = (shape is not null));

-- Whether anything is written in a language: what has a title and a content begins with them, anything else with any text.
create or replace function private.begun(document jsonb, language text) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when document -> language ?& array['title', 'content'] then
      private.text_at(document, language, 'title') <> '' or private.text_at(document, language, 'content') <> ''
    else jsonb_path_exists(coalesce(document -> language, '{}'), '$.** ? (@.type() == "string" && @ != "")')
  end
$$;

create or replace function private.next_item(collection text) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  wanted private.collections;
begin
  select c.* into wanted from private.collections c where c.name = collection;
  if wanted.shape is null then
    return nextval(pg_get_serial_sequence(wanted.live_table::text, 'id')::regclass);
  end if;
  if wanted.shape @> '{"single": true}' then
    raise exception 'There is only one of this' using errcode = 'PT409', hint = 'Change the one that is there.';
  end if;
  update private.collections c set last_item = c.last_item + 1 where c.name = collection returning c.* into wanted;
  return wanted.last_item;
end
$$;

create function private.keep_single() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.collections c where c.name = new.collection and c.shape @> '{"single": true}') then
    raise exception 'There is only one of this' using errcode = 'PT409', hint = 'Withdraw it instead.';
  end if;
  return new;
end
$$;
-- What isn't in the bin is neither erased nor purged.
create trigger drafts_single before update of binned_at on public.drafts
  for each row when (old.binned_at is null and new.binned_at is not null) execute function private.keep_single();

create function private.is_picture(address text) returns boolean
language sql immutable set search_path = ''
as $$ select address ~ '^((https://|/)[^/\\[:space:]][^\\[:space:]]*)?$' $$;
-- Named are the addresses that may be followed: no other scheme is, however it is spelled. Nor are characters that nobody
-- sees, or that turn round what is read.
create function private.is_link(address text, ways jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select address = ''
    or address !~ '[\\[:space:][:cntrl:]\u0085\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]' and (
      ways ? 'web' and address ~ '^https?://[^/?#@]+([/?#].*)?$'
      or ways ? 'mail' and address ~ '^mailto:[^@?&:/]+@[^@?&:/]+$'
      or ways ? 'phone' and address ~ '^tel:\+?[0-9][0-9.()-]{2,30}$'
      or ways ? 'page' and address ~ '^/([^/].*)?$'
    )
$$;
create function private.must_be_moment(document jsonb, key text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if jsonb_typeof(document -> key) <> 'null' and private.moment_at(document, key) is null then
    raise exception 'This is no moment: %', key using errcode = 'PT400', detail = key;
  end if;
exception when datetime_field_overflow then
  raise exception 'There is no such moment: %', key using errcode = 'PT400', detail = key;
end
$$;

create function private.check_field(document jsonb, field jsonb, path text[]) returns void
language plpgsql stable set search_path = ''
as $$
declare
  name text := array_to_string(path, '.');
  parent jsonb := document #> path[:cardinality(path) - 1];
  key text := path[cardinality(path)];
  value jsonb := document #> path;
  most integer := (field ->> 'most')::integer;
  fits boolean := true;
  entry integer;
begin
  case field ->> 'kind'
    when 'text' then
      if field @> '{"both": true}' then
        perform private.must_have_keys(value, array['en', 'id'], name);
        perform private.must_be_text(document, most, variadic path || array['id']),
          private.must_be_text(document, most, variadic path || array['en']);
      else
        perform private.must_be_text(document, most, variadic path);
      end if;
    when 'flag' then
      fits := jsonb_typeof(value) = 'boolean';
    when 'picture' then
      perform private.must_be_text(document, 500, variadic path);
      fits := private.is_picture(value #>> '{}');
    when 'link' then
      perform private.must_be_text(document, 500, variadic path);
      fits := private.is_link(value #>> '{}', field -> 'to');
    when 'date' then
      perform private.must_be_date(parent, key);
    when 'moment' then
      perform private.must_be_moment(parent, key);
    when 'number' then
      fits := case jsonb_typeof(value)
        when 'null' then true
        when 'number' then value::numeric between (field ->> 'min')::numeric and (field ->> 'max')::numeric
          and trunc(value::numeric) = value::numeric
        else false
      end;
    when 'items' then
      fits := case when jsonb_typeof(value) = 'array' then jsonb_array_length(value) <= most else false end;
      for entry in 0 .. case when fits then jsonb_array_length(value) - 1 else -1 end loop
        perform private.check_fields(document, field -> 'fields', path || entry::text);
      end loop;
  end case;
  if not fits then
    raise exception 'This isn''t what it should be: %', name using errcode = 'PT400', detail = name;
  end if;
end
$$;

-- A part of a document that has exactly these fields.
create function private.check_fields(document jsonb, fields jsonb, path text[]) returns void
language plpgsql stable set search_path = ''
as $$
declare
  key text;
  field jsonb;
begin
  perform private.must_have_keys(document #> path, array(select jsonb_object_keys(fields)), array_to_string(path, '.'));
  for key, field in select f.key, f.value from jsonb_each(fields) f loop
    perform private.check_field(document, field, path || key);
  end loop;
end
$$;

create function private.check_shaped(collection text, document jsonb) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  shape jsonb := (select c.shape from private.collections c where c.name = check_shaped.collection);
  key text;
  part jsonb;
begin
  perform private.must_have_keys(document,
    array(select jsonb_object_keys(shape -> 'shared')) || array['id', 'en', 'steps'], 'document');
  for key, part in select s.key, s.value from jsonb_each(shape -> 'shared') s loop
    perform private.check_field(document, part, array[key]);
  end loop;
  perform private.check_fields(document, shape -> 'text', array['id']),
    private.check_fields(document, shape -> 'text', array['en']);
  if jsonb_typeof(document -> 'steps') <> 'object' then
    raise exception 'These are no steps between the languages' using errcode = 'PT400', detail = 'steps';
  end if;
  for key, part in select s.key, s.value from jsonb_each(document -> 'steps') s loop
    perform private.must_have_keys(part, array['behind', 'since', 'was'], 'steps');
    perform private.must_be_text(part, 100000, 'was'), private.must_be_text(part, 40, 'since');
    if key !~ '^[A-Za-z]{1,40}$' or part ->> 'behind' is null or part ->> 'behind' not in ('id', 'en') then
      raise exception 'This is no step between the languages' using errcode = 'PT400', detail = 'steps';
    end if;
  end loop;
end
$$;

revoke all on function private.keep_single(), private.is_picture(text), private.is_link(text, jsonb),
  private.must_be_moment(jsonb, text), private.check_field(jsonb, jsonb, text[]),
  private.check_fields(jsonb, jsonb, text[]), private.check_shaped(text, jsonb)
  from public, anon, authenticated, service_role;
