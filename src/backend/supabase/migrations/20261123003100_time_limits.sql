-- The statement timeouts of requests. They are the defaults of hosted projects, set here so that all installations have the same.
-- Functions that need longer set their own (apply_import). The REST service takes them from the roles; the embedded backend has its
-- own limit.
do $$
begin
  alter role anon set statement_timeout = '3s';
  alter role authenticated set statement_timeout = '8s';
exception when insufficient_privilege then
  raise warning 'The time limits of anon and authenticated stay as they are: %', sqlerrm;
end
$$;
notify pgrst, 'reload config';
