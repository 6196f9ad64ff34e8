-- Hard words with a plain alternative, in addition to the portal's own list. An empty `plainer` removes a word of that list.
-- Editors see them as advice; super admins maintain them.
create table private.hard_words (
  language text not null check (language in ('id', 'en')),
  -- In lower case, for comparisons.
  word text not null,
  plainer text not null,
  primary key (language, word),
  constraint hard_words_fit check (word = lower(private.trimmed(word)) and char_length(word) between 1 and 60
    and plainer = private.trimmed(plainer) and char_length(plainer) <= 80)
);
alter table private.hard_words enable row level security;
revoke all on table private.hard_words from public, anon, authenticated, service_role;

-- All of them, by language and word: [{"language", "word", "plainer"}, …].
create function private.list_hard_words() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.must_have('content.read');
  return (
    select coalesce(jsonb_agg(to_jsonb(w) order by w.language, w.word), '[]')
    from (select p.language, p.word, p.plainer from private.hard_words p limit 2000) w);
end
$$;

-- Adds a word or changes its alternative. Invalid input is 400, more than 1000 words of a language 409.
create function private.save_hard_word(language text, word text, plainer text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  small text := lower(private.trimmed(word));
  plain text := private.trimmed(plainer);
  was text;
begin
  perform private.must_have('words.manage');
  if language is null or language not in ('id', 'en') or coalesce(char_length(small), 0) not between 1 and 60
    or coalesce(char_length(plain), 81) > 80 then
    raise exception 'A word of 1 to 60 characters and a plainer one of at most 80 are due' using errcode = 'PT400';
  end if;
  select p.plainer into was from private.hard_words p where p.language = save_hard_word.language and p.word = small for update;
  if was is not distinct from plain then
    return;
  end if;
  insert into private.hard_words as p (language, word, plainer) values (save_hard_word.language, small, plain)
    on conflict on constraint hard_words_pkey do update set plainer = excluded.plainer;
  if (select count(*) from private.hard_words p where p.language = save_hard_word.language) > 1000 then
    raise exception 'There are 1000 words already' using errcode = 'PT409';
  end if;
  perform private.audit('hard_words', small, case when was is null then 'created' else 'saved' end, save_hard_word.language,
    jsonb_strip_nulls(jsonb_build_object('plainer', plain, 'was', was)));
end
$$;

create function private.remove_hard_word(language text, word text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  gone private.hard_words;
begin
  perform private.must_have('words.manage');
  delete from private.hard_words p
    where p.language = remove_hard_word.language and p.word = lower(private.trimmed(remove_hard_word.word))
    returning p.* into gone;
  if found then
    perform private.audit('hard_words', gone.word, 'erased', gone.language, jsonb_build_object('was', gone.plainer));
  end if;
end
$$;

revoke all on all functions in schema private from public;
select private.expose('list_hard_words, save_hard_word, remove_hard_word', 'authenticated, service_role');
