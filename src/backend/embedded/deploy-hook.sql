-- Stands in for pg_net, with which hosted projects call addresses: the same function in the same schema, as far as the
-- migrations use it. Safe to run at every start.
create schema if not exists net;
create sequence if not exists net.http_requests;
create or replace function net.http_post(
  url text, body jsonb default '{}', params jsonb default '{}',
  headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds integer default 5000
) returns bigint
language plpgsql set search_path = ''
as $$
declare
  -- Makes two requests of one transaction two: equal notifications count as one.
  request bigint := nextval('net.http_requests');
begin
  if body <> '{}' or params <> '{}' or headers <> '{"Content-Type": "application/json"}' then
    raise exception 'The embedded backend calls addresses alone' using errcode = 'feature_not_supported';
  end if;
  -- Delivered when the transaction commits, and never where it fails: like pg_net.
  perform pg_notify('net_http_post',
    jsonb_build_object('request', request, 'url', url, 'timeout', timeout_milliseconds)::text);
  return request;
end
$$;
-- Closed to all callers. pg_net grants it to everybody, but the REST interface of a hosted project shows `public` alone.
revoke all on schema net from public, anon, authenticated, service_role;
revoke all on all functions in schema net from public, anon, authenticated, service_role;
revoke all on all sequences in schema net from public, anon, authenticated, service_role;
