import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addMessages } from '../../../i18n/portal-i18n.ts';
import en from './page-messages/en.json';
import id from './page-messages/id.json';

/** The words of this menu, which come with its code: before the first of them is drawn. */
export function useReadingWords(): void {
  const { i18n } = useTranslation(['reading']);
  useState(() => {
    addMessages(i18n, 'id', { reading: id });
    addMessages(i18n, 'en', { reading: en });
  });
}
