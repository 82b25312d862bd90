// Sets language, direction and theme before the first paint, so that nothing turns around in view. A classic
// script that blocks, because a module would come too late. `preferences.test.ts` holds it to the same answers as
// src/preferences/preferences.ts, which says why each is given.
(() => {
  const supported = ['en', 'he', 'ru'];
  const supportedOr = (value, otherwise) => (supported.includes(value) ? value : otherwise);
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const saved = () => {
    try {
      const session = JSON.parse(read('console.session'));
      return session?.user?.token ? supportedOr(session.settings?.language, 'he') : null;
    } catch {
      return null;
    }
  };
  const spoken = () => {
    for (const tag of navigator.languages ?? [navigator.language]) {
      const language = String(tag).toLowerCase().split('-')[0].replace('iw', 'he');
      if (supported.includes(language)) return language;
    }
    return 'en';
  };

  const root = document.documentElement;
  const language = saved() ?? supportedOr(read('console.language'), null) ?? spoken();
  const theme = read('console.theme');
  root.lang = language;
  root.dir = language === 'he' ? 'rtl' : 'ltr';
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

  // What this address is made of (app/build/earlyFiles.ts) is asked for now, together with the scripts that need it.
  const early = document.getElementById('early');
  if (!early) return;
  const { files, everywhere, screens } = JSON.parse(early.textContent);
  const [, own = [], words] =
    screens.find(([path]) => new RegExp(`^${path}/?$`).test(location.pathname)) ?? [];
  for (const number of [...everywhere[language], ...own, ...(words?.[language] ?? [])]) {
    const link = document.createElement('link');
    const file = files[number];
    link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload';
    if (link.rel === 'preload') link.as = file.endsWith('.css') ? 'style' : 'font';
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }
})();
