import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { siteOf } from '#text/from-html/site-links.ts';
import type { MessageKey } from '#renderer/i18n/portal-i18n.ts';
import { Button } from '#renderer/ui/button.tsx';
import { FormField } from '#renderer/ui/form/form-field.tsx';
import { useZodForm } from '#renderer/ui/form/use-zod-form.ts';

const SITE_MAX = 300;

const schema = z.object({
  site: z.string().check(
    z.trim(),
    z.refine((site) => siteOf(site) !== null, { error: 'transfer:foreignSiteWrong' satisfies MessageKey }),
  ),
});

interface Props {
  /** What was said of it before. */
  readonly site: string;
  readonly onSite: (site: string) => void;
}

/** Asks for the address of the other site, which exports of Ghost don't have. It may be left empty. */
export function SiteField({ site, onSite }: Props) {
  const { t } = useTranslation('transfer');
  const { form, onSubmit } = useZodForm(schema, { site });
  return (
    <form
      noValidate
      className="grid gap-2 max-w-[32rem] justify-items-start"
      onSubmit={onSubmit(({ site: written }) => {
        const address = siteOf(written) ?? '';
        form.setValue('site', address);
        onSite(address);
      })}
    >
      <FormField
        control={form.control}
        name="site"
        busy={false}
        autoComplete="off"
        placeholder="https://"
        label={t('foreignSite')}
        maxLength={SITE_MAX}
        className="w-full"
      />
      <p className="text-ink-2">{t('foreignSiteHelp')}</p>
      <Button type="submit" variant="outline" size="sm">
        {t('foreignSiteUse')}
      </Button>
    </form>
  );
}
