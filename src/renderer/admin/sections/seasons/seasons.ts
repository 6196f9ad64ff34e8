import { STAGES_OF_YEAR } from '#domain/seasons/planting-seasons.ts';
import type { ContentTypeDefinition } from '../../cms/content-types/definition.ts';
import { line } from '../../cms/field-definition.ts';

/** Which stage fields are at in each month, and where: the home page is drawn by it. */
export const SEASONS = {
  collection: 'seasons',
  path: '/admin/seasons',
  label: 'seasons:admin.seasons',
  readersPath: '/',
  sharedLabel: 'seasons:shared',
  shared: {
    stages: line(12, 'seasons:stages', {
      stages: true,
      required: true,
      like: STAGES_OF_YEAR,
      note: 'seasons:stagesNote',
      lacks: 'seasons:lacks.stages',
    }),
    sumatra: { kind: 'flag', label: 'seasons:sumatra' },
    java: { kind: 'flag', label: 'seasons:java' },
    baliNusaTenggara: { kind: 'flag', label: 'seasons:baliNusaTenggara' },
    kalimantan: { kind: 'flag', label: 'seasons:kalimantan' },
    sulawesi: { kind: 'flag', label: 'seasons:sulawesi' },
    malukuPapua: { kind: 'flag', label: 'seasons:malukuPapua' },
  },
  text: {
    title: line(120, 'seasons:title', { required: true, lacks: 'seasons:lacks.title' }),
  },
  list: { search: 'seasons:search', empty: 'seasons:empty.seasons', begin: 'seasons:new', lead: 'seasons:lead' },
} as const satisfies ContentTypeDefinition;
