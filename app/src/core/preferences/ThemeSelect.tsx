import { NativeSelect, ThemeIcon } from '@console/ui';
import { useState } from 'react';
import { useWords } from '../i18n/index.ts';
import { chooseTheme, currentTheme, themes } from './preferences.ts';

/** Chooses light or dark, or leaves it to the device. */
export function ThemeSelect() {
  const words = useWords();
  const [theme, setTheme] = useState(currentTheme);
  return (
    <NativeSelect
      label={words('theme')}
      isLabelHidden
      icon={<ThemeIcon />}
      options={themes.map((value) => ({ value, label: words(`theme.${value}`) }))}
      value={theme}
      onChange={(next) => {
        chooseTheme(next);
        setTheme(next);
      }}
    />
  );
}
