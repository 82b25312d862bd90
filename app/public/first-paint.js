// Sets language, direction and theme before the first paint, so that nothing turns around in view, and says so when
// the console does not come. A classic script that blocks, because a module would come too late. `preferences.test.ts` holds it to the same answers as
// src/preferences/preferences.ts, which says why each is given.
(() => {
  // The direction of each language, and what is said when the console does not come: filled in by app/build/languages.ts.
  const languages = __LANGUAGES__;
  const supportedOr = (value, otherwise) => (Object.hasOwn(languages, value) ? value : otherwise);
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
      if (Object.hasOwn(languages, language)) return language;
    }
    return 'en';
  };

  const root = document.documentElement;
  const language = saved() ?? supportedOr(read('console.language'), null) ?? spoken();
  const theme = read('console.theme');
  root.lang = language;
  const [direction, sentence, label] = languages[language];
  root.dir = direction;
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

  // The last resort: a script or the words do not come, and nothing stands yet. One sentence and one button.
  const put = (name, place, words = '') => {
    const element = document.createElement(name);
    element.textContent = words;
    place.append(element);
    return element;
  };
  const sayLost = ({ target }) => {
    const root = document.getElementById('root');
    if (!root || root.firstChild || (target !== window && target.localName !== 'script')) return;
    const main = put('main', root);
    main.style.cssText = 'font:1rem system-ui;padding:2rem';
    const message = put('div', main);
    message.setAttribute('role', 'alert');
    put('h1', message, sentence);
    const button = put('button', main, label);
    button.style.cssText = 'font:inherit;padding:.5rem 1rem';
    button.onclick = () => location.reload();
  };
  addEventListener('error', sayLost, true);

  // What this address is made of (app/build/earlyFiles.ts) is asked for now, together with the scripts that need it.
  const early = document.getElementById('early');
  if (!early) return;
  const { files, everywhere, screens } = JSON.parse(early.textContent);
  const told = new Set();
  const ask = (numbers) => {
    for (const number of numbers) {
      if (told.has(number)) continue;
      told.add(number);
      const link = document.createElement('link');
      const file = files[number];
      link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload';
      if (link.rel === 'preload') link.as = file.endsWith('.css') ? 'style' : 'font';
      link.crossOrigin = '';
      link.href = `/${file}`;
      document.head.append(link);
    }
  };
  const screenOf = (path) => screens.find(([start]) => new RegExp(`^${start}/?$`).test(path)) ?? [];
  const [, own = [], words] = screenOf(location.pathname);
  ask([...everywhere[language], ...own, ...(words?.[language] ?? [])]);
  // Later screens: the scripts list only their styles (app/vite.config.ts).
  addEventListener('console:screen', ({ detail }) => ask(screenOf(detail)[1] ?? []));
})();
