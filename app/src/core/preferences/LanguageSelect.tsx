import { type Locale, languages, locales } from '@console/contract/rules';
import { LanguagesIcon, NativeSelect } from '@console/ui';
import { useLanguage, useMessages } from '../i18n/index.ts';

/** The languages of the console as options. Each has the name that its speakers use. */
export const languageOptions = locales.map((value) => ({ value, label: languages[value].name, lang: value }));

export interface LanguageSelectProps {
  onChange: (language: Locale) => void;
  /** Whether it is as wide as its longest option instead of its container. @default false */
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
