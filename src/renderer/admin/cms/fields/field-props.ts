import type { i18n } from 'i18next';
import type { Language } from '#domain/localized.ts';
import type { Choice } from '../field-definition.ts';

/** What every control of a field is told. */
export interface FieldControlProps<Field, Value> {
  /** Of the control itself. */
  readonly id: string;
  /** The field's name, where publishing may ask for it by that. */
  readonly name?: string | undefined;
  readonly field: Field;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** The words of labels: in the language of a side, else in that of the screen. */
  readonly say: i18n['t'];
  /** What its words are written in, where that is one language only. */
  readonly lang?: Language | undefined;
  /** What can be chosen, where it is a choice. */
  readonly choices?: readonly Choice[] | undefined;
  /** Publishing asked for it. */
  readonly invalid: boolean;
}
