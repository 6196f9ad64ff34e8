import { STAGES_OF_YEAR } from '#domain/seasons/planting-seasons.ts';
import type { MessageKey } from '#renderer/i18n/portal-i18n.ts';
import type { ContentTypeDefinition } from '../../cms/content-types/definition.ts';
import { line, lines } from '../../cms/field-definition.ts';

/** A region's year. Empty, it is the one that the portal comes with. */
const year = (label: MessageKey) =>
  line(12, label, { stages: true, like: STAGES_OF_YEAR, lacks: 'seasons:lacks.stages' });

/** The stages of the fields of each region and month, and the home page's texts about the month. */
export const SEASONS = {
  collection: 'seasons',
  path: '/admin/seasons',
  label: 'seasons:admin.seasons',
  readersPath: '/',
  sharedLabel: 'seasons:shared',
  shared: {
    sumatra: year('seasons:sumatra'),
    java: year('seasons:java'),
    baliNusaTenggara: year('seasons:baliNusaTenggara'),
    kalimantan: year('seasons:kalimantan'),
    sulawesi: year('seasons:sulawesi'),
    malukuPapua: year('seasons:malukuPapua'),
  },
  text: {
    title: line(60, 'seasons:title', { required: true, lacks: 'seasons:lacks.title' }),
    content: lines(300, 'seasons:content', { required: true, lacks: 'seasons:lacks.content' }),
  },
  list: null,
} as const satisfies ContentTypeDefinition;
