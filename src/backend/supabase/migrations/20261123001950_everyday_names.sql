-- Local and everyday names of what the articles call otherwise ("lombok": "cabai"), in addition to the portal's own list
-- (src/domain/everyday-names). An empty `standard` removes a name of that list. Searches use them; super admins maintain them.
create table private.everyday_names (
  language text not null check (language in ('id', 'en')),
  -- In lower case, for comparisons; one word or several.
  name text not null,
  -- What it is called in the articles; several with commas between them.
  standard text not null,
  -- Where people say so; empty where that isn't known.
  region text not null,
  -- Who says that they do: a dictionary, a publication, a person.
  source text not null,
  primary key (language, name),
  constraint everyday_names_fit check (name = lower(private.trimmed(name)) and char_length(name) between 1 and 60
    and standard = lower(private.trimmed(standard)) and char_length(standard) <= 80
    and region = private.trimmed(region) and char_length(region) <= 80
    and source = private.trimmed(source) and char_length(source) <= 200 and (standard = '' or source <> ''))
);
alter table private.everyday_names enable row level security;
revoke all on table private.everyday_names from public, anon, authenticated, service_role;

-- All of them, by language and name: [{"language", "name", "standard", "region", "source"}, …].
create function private.list_everyday_names() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.must_have('words.manage');
  return (
    select coalesce(jsonb_agg(to_jsonb(n) order by n.language, n.name), '[]')
    from (select p.language, p.name, p.standard, p.region, p.source from private.everyday_names p limit 2000) n);
end
$$;

-- Adds a name or changes what it stands for. Invalid input is 400, more than 1000 names of a language 409. Searches look for names of
-- at most four words.
create function private.save_everyday_name(language text, name text, standard text, region text, source text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  wanted private.everyday_names := row(save_everyday_name.language, lower(private.trimmed(name)), lower(private.trimmed(standard)),
    private.trimmed(region), private.trimmed(source));
  known private.everyday_names;
begin
  perform private.must_have('words.manage');
  if wanted.language is null or wanted.language not in ('id', 'en')
    or coalesce(char_length(wanted.name), 0) not between 1 and 60 or coalesce(char_length(wanted.standard), 81) > 80
    or coalesce(char_length(wanted.region), 81) > 80 or coalesce(char_length(wanted.source), 201) > 200
    or (wanted.standard <> '' and wanted.source = '') then
    raise exception 'A name of 1 to 60 characters, what it stands for, a region and a source are due' using errcode = 'PT400';
  end if;
  -- The English genitive isn't a word of its own.
  if (select count(*) from regexp_matches(regexp_replace(wanted.name, '[''’]s\M', '', 'g'), '[[:alnum:]]+', 'g')) > 4 then
    raise exception 'A name of at most four words is due' using errcode = 'PT400', detail = 'name';
  end if;
  select p.* into known from private.everyday_names p
    where p.language = wanted.language and p.name = wanted.name for update;
  if known is not distinct from wanted then
    return;
  end if;
  insert into private.everyday_names as p select wanted.*
    on conflict on constraint everyday_names_pkey do update
      set standard = excluded.standard, region = excluded.region, source = excluded.source;
  if (select count(*) from private.everyday_names p where p.language = wanted.language) > 1000 then
    raise exception 'There are 1000 names already' using errcode = 'PT409';
  end if;
  perform private.audit('everyday_names', wanted.name, case when known.name is null then 'created' else 'saved' end,
    wanted.language, jsonb_strip_nulls(jsonb_build_object('standard', wanted.standard, 'was', known.standard)));
end
$$;

create function private.remove_everyday_name(language text, name text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  gone private.everyday_names;
begin
  perform private.must_have('words.manage');
  delete from private.everyday_names p
    where p.language = remove_everyday_name.language and p.name = lower(private.trimmed(remove_everyday_name.name))
    returning p.* into gone;
  if found then
    perform private.audit('everyday_names', gone.name, 'erased', gone.language, jsonb_build_object('was', gone.standard));
  end if;
end
$$;

-- What visitors' searches use, as read_site returns it: {"cabe": "cabai", …}; null where there is none.
create function private.everyday_names_of(lang text) returns jsonb
language sql stable security definer set search_path = ''
as $$ select jsonb_object_agg(p.name, p.standard) from private.everyday_names p where p.language = lang $$;

revoke all on all functions in schema private from public;
select private.expose('list_everyday_names, save_everyday_name, remove_everyday_name', 'authenticated, service_role');
