import { type Locale, locales } from '@console/contract/rules';
import { LanguagesIcon } from '@console/ui';
import { useLanguage, useWords } from '../messages/index.ts';
import { ChoiceSelect } from './ChoiceSelect.tsx';

/** Each language by its own name, so that nobody has to read another to find theirs. */
const names: Record<Locale, string> = { en: 'English', he: 'עברית', ru: 'Русский' };

export interface LanguageSelectProps {
  onChange: (language: Locale) => void;
  look?: 'field' | 'row';
}

/** Chooses the language of the page. */
export function LanguageSelect({ onChange, look = 'field' }: LanguageSelectProps) {
  const words = useWords();
  return (
    <ChoiceSelect
      label={words('language')}
      icon={<LanguagesIcon />}
      options={locales.map((value) => ({ value, label: names[value], lang: value }))}
      value={useLanguage()}
      onChange={onChange}
      look={look}
    />
  );
}
