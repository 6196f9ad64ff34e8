import * as z from 'zod';
import type { Configuration } from '#domain/configuration.ts';

const address = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .refine((text) => !/[?#]/.test(text), { error: 'must have neither ? nor #' })
  .transform((text) => text.replace(/(?<!\/)\/+$/, ''));

const settings = z
  .object({
    VITE_SUPABASE_URL: address.optional(),
    VITE_SUPABASE_PUBLISHABLE_KEY: z.string().min(1, 'must not be empty').optional(),
    VITE_PUBLIC_URL: address.optional(),
  })
  .check((context) => {
    const { VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: key } = context.value;
    if ((url === undefined) === (key === undefined)) return;
    context.issues.push({
      code: 'custom',
      input: undefined,
      path: [url === undefined ? 'VITE_SUPABASE_URL' : 'VITE_SUPABASE_PUBLISHABLE_KEY'],
      message: 'is missing: the address of the backend and its key go together',
    });
  });

/** Reads the settings of a build. An empty value counts as unset; a wrong one is named in the error. */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const given = Object.fromEntries(
    Object.keys(settings.shape).map((name) => [name, environment[name]?.trim() || undefined]),
  );
  const result = settings.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    throw new Error(`The configuration of this build is wrong:\n${lines.join('\n')}`);
  }
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: key, VITE_PUBLIC_URL: publicUrl } = result.data;
  return {
    backend: url !== undefined && key !== undefined ? { url, publishableKey: key } : null,
    publicUrl: publicUrl ?? null,
  };
}

const updateAddress = z
  .url({ protocol: /^https$/, error: 'must be an https address' })
  .refine((text) => !/[?#@]/.test(text), { error: 'must have no ?, # or @' })
  .transform((text) => text.replace(/(?<!\/)\/+$/, ''));

/**
 * Reads the address of the desktop app's updates; null where none is set. Only https: an update that was modified in transit could
 * run anything on the computer. Separate from the other settings, because the portal's code doesn't contain it.
 */
export function readUpdateUrl(environment: Readonly<Record<string, string | undefined>>): string | null {
  const given = environment['VITE_UPDATE_URL']?.trim();
  if (!given) return null;
  const result = updateAddress.safeParse(given);
  if (result.success) return result.data;
  const reasons = result.error.issues.map((issue) => issue.message);
  throw new Error(`The configuration of this build is wrong:\n  VITE_UPDATE_URL ${reasons.join(', ')}`);
}

/** Whether the site works offline. VITE_OFFLINE=off disables that, also in browsers that already have the service worker. */
export function readOffline(environment: Readonly<Record<string, string | undefined>>): boolean {
  const given = environment['VITE_OFFLINE']?.trim() ?? '';
  if (given !== '' && given !== 'on' && given !== 'off')
    throw new Error('The configuration of this build is wrong:\n  VITE_OFFLINE must be on or off');
  return given !== 'off';
}
