-- Texts that the team uses again and again when it replies to messages. `{name}` in them stands for the name of whoever wrote the
-- message; the client fills it in. Accessed by the functions below only, with the right to answer messages.
create table private.reply_templates (
  -- The client's own id: a repeated request adds it only once.
  id uuid primary key,
  language text not null check (language in ('id', 'en')),
  name text not null check (char_length(name) between 1 and 60),
  -- Plain text.
  body text not null check (char_length(body) between 1 and 5000),
  -- Counted up with each change.
  version integer not null default 1
);
create unique index reply_templates_names on private.reply_templates (language, lower(name));
alter table private.reply_templates enable row level security;
revoke all on table private.reply_templates from public, anon, authenticated, service_role;

-- {"rows": [{"id", "language", "name", "body", "version"}, …]}, by name.
create function private.list_reply_templates() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.must_have('messages.answer');
  return jsonb_build_object('rows', (
    select coalesce(jsonb_agg(to_jsonb(t) order by lower(t.name), t.id), '[]') from private.reply_templates t));
end
$$;

-- Adds a template (`version` 0) or changes the one whose version the caller saw, and returns it. Refused where another one of the
-- language has the name (by the index, as a duplicate); PT412 where somebody has changed or deleted this one since, PT413 where there are 100 of the language.
create function private.save_reply_template(id uuid, language text, name text, body text, version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  title text := private.trimmed(coalesce(name, ''));
  words text := private.trimmed(coalesce(body, ''));
  known private.reply_templates;
  saved private.reply_templates;
begin
  perform private.must_have('messages.answer');
  if id is null or language is null or language not in ('id', 'en') or version is null then
    raise exception 'An id, a language and a version are due' using errcode = 'PT400';
  end if;
  if char_length(title) not between 1 and 60 or title ~ '[\u0001-\u001f\u007f]' then
    raise exception 'A name of 1 to 60 characters in one line is due' using errcode = 'PT400', detail = 'name';
  end if;
  if char_length(words) not between 1 and 5000 or words ~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]' then
    raise exception 'A template has 1 to 5000 characters of plain text' using errcode = 'PT400', detail = 'body';
  end if;
  -- One change at a time, so that concurrent ones can't exceed the limit.
  perform pg_advisory_xact_lock(hashtextextended('private.reply_templates', 0));
  select t.* into known from private.reply_templates t where t.id = save_reply_template.id for update;
  -- A repeated request, whose first answer was lost.
  if (known.language, known.name, known.body) = (save_reply_template.language, title, words) then
    return to_jsonb(known);
  end if;
  if coalesce(known.version, 0) <> save_reply_template.version then
    raise exception 'Somebody has changed this template meanwhile' using errcode = 'PT412', detail = 'version';
  end if;
  if known.language is distinct from save_reply_template.language
    and (select count(*) from private.reply_templates t where t.language = save_reply_template.language) >= 100 then
    raise exception 'There is no room for one more' using errcode = 'PT413', hint = 'A language has 100 templates at the most.';
  end if;
  insert into private.reply_templates as t (id, language, name, body)
    values (save_reply_template.id, save_reply_template.language, title, words)
    on conflict on constraint reply_templates_pkey do update
      set language = excluded.language, name = excluded.name, body = excluded.body, version = t.version + 1
    returning t.* into saved;
  perform private.audit('reply_templates', saved.name, case when known.id is null then 'created' else 'saved' end, saved.language,
    case when known.name is distinct from saved.name then jsonb_strip_nulls(jsonb_build_object('was', known.name)) else '{}' end);
  return to_jsonb(saved);
end
$$;

-- Deletes a template whose version the caller saw; PT412 where somebody has changed it since. Nothing where it is gone already.
create function private.delete_reply_template(id uuid, version integer) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  gone private.reply_templates;
begin
  perform private.must_have('messages.answer');
  delete from private.reply_templates t
    where t.id = delete_reply_template.id and t.version = delete_reply_template.version returning t.* into gone;
  if found then
    perform private.audit('reply_templates', gone.name, 'erased', gone.language);
  elsif exists (select from private.reply_templates t where t.id = delete_reply_template.id) then
    raise exception 'Somebody has changed this template meanwhile' using errcode = 'PT412', detail = 'version';
  end if;
end
$$;

revoke all on all functions in schema private from public;
select private.expose('list_reply_templates, save_reply_template, delete_reply_template', 'authenticated, service_role');
