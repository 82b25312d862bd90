import { type Locale, languages, locales } from '@console/contract/rules';
import { LanguagesIcon, NativeSelect } from '@console/ui';
import { useLanguage, useMessages } from '../i18n/index.ts';

/** The languages of the console, for a field that chooses one. Each has the name that its speakers use. */
export const languageOptions = locales.map((value) => ({ value, label: languages[value].name, lang: value }));

export interface LanguageSelectProps {
  onChange: (language: Locale) => void;
  /** As wide as its longest language rather than as its place. @default false */
  fitContent?: boolean;
}

/** Chooses the language of the page. */
export function LanguageSelect({ onChange, fitContent = false }: LanguageSelectProps) {
  const t = useMessages();
  return (
    <NativeSelect
      label={t('language')}
      isLabelHidden
      fitContent={fitContent}
      icon={<LanguagesIcon />}
      options={languageOptions}
      value={useLanguage()}
      onChange={onChange}
    />
  );
}
