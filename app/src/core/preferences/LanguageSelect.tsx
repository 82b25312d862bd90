import { type Locale, locales } from '@console/contract/rules';
import { LanguagesIcon, NativeSelect } from '@console/ui';
import { useLanguage, useMessages } from '../i18n/index.ts';

/** Each language by its own name, so that nobody has to read another to find theirs. */
const names: Record<Locale, string> = { en: 'English', he: 'עברית', ru: 'Русский' };

/** The languages of the console, for a field that chooses one. */
export const languageOptions = locales.map((value) => ({ value, label: names[value], lang: value }));

export interface LanguageSelectProps {
  onChange: (language: Locale) => void;
  /** As wide as its longest language rather than as its place. @default false */
  isFitted?: boolean;
}

/** Chooses the language of the page. */
export function LanguageSelect({ onChange, isFitted = false }: LanguageSelectProps) {
  const t = useMessages();
  return (
    <NativeSelect
      label={t('language')}
      isLabelHidden
      isFitted={isFitted}
      icon={<LanguagesIcon />}
      options={languageOptions}
      value={useLanguage()}
      onChange={onChange}
    />
  );
}
