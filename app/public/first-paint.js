// Sets language, direction and theme before the first paint, so that nothing turns around in view, and says so when
// the console does not come. A classic script that blocks, because a module would come too late. `preferences.test.ts` holds it to the same answers as
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

  // The last resort: a script or the words do not come, and nothing stands yet. One sentence and one button.
  const lost = {
    en: ['The console could not be loaded. Check the connection.', 'Reload'],
    he: ['לא ניתן לטעון את הקונסולה. כדאי לבדוק את החיבור.', 'טעינה מחדש'],
    ru: ['Не удалось загрузить консоль. Проверьте соединение.', 'Обновить'],
  };
  const sayLost = ({ target }) => {
    const place = document.getElementById('root');
    if (!place || place.hasChildNodes() || (target !== window && target.localName !== 'script')) return;
    const [sentence, label] = lost[language];
    const heading = document.createElement('h1');
    heading.textContent = sentence;
    heading.style.font = 'inherit';
    const message = document.createElement('div');
    message.setAttribute('role', 'alert');
    message.append(heading);
    const button = document.createElement('button');
    button.textContent = label;
    button.style.cssText = 'min-height: 2.75rem; padding: 0 1rem; font: inherit';
    button.addEventListener('click', () => location.reload());
    const main = document.createElement('main');
    main.style.cssText = 'padding: 2rem; font: 1rem/1.5 system-ui, sans-serif';
    main.append(message, button);
    place.append(main);
  };
  addEventListener('error', sayLost, true);

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
