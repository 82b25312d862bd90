import { NativeSelect, ThemeIcon } from '@console/ui';
import { useState } from 'react';
import { useMessages } from '../i18n/index.ts';
import { chooseTheme, currentTheme, themes } from './preferences.ts';

/** Chooses light or dark, or leaves it to the device. */
export function ThemeSelect() {
  const t = useMessages();
  const [theme, setTheme] = useState(currentTheme);
  return (
    <NativeSelect
      label={t('theme')}
      isLabelHidden
      icon={<ThemeIcon />}
      options={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
      value={theme}
      onChange={(next) => {
        chooseTheme(next);
        setTheme(next);
      }}
    />
  );
}
