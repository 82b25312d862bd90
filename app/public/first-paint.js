// Sets language, direction and theme before the first paint, so that nothing moves afterwards, and shows a message if the
// console can't be loaded. A classic, blocking script, because a module would run too late. It must choose the same
// language and theme as src/core/preferences/preferences.ts, which explains each choice; `preferences.test.ts` checks it.
(() => {
  // The direction of each language, the message and the label of its button: app/build/languages.ts fills them in.
  const languages = __LANGUAGES__;
  const isSupported = (language) => Object.hasOwn(languages, language);
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const languageOfPerson = () => {
    try {
      const session = JSON.parse(read('console.session'));
      if (!session?.user?.token) return null;
      return isSupported(session.settings?.language) ? session.settings.language : 'he';
    } catch {
      return null;
    }
  };
  const languageOfDevice = () => {
    const chosen = read('console.language');
    if (isSupported(chosen)) return chosen;
    for (const tag of navigator.languages ?? [navigator.language]) {
      const language = String(tag).toLowerCase().split('-')[0].replace('iw', 'he');
      if (isSupported(language)) return language;
    }
    return 'en';
  };

  const language = languageOfPerson() ?? languageOfDevice();
  const [direction, message, label] = languages[language];
  const theme = read('console.theme');
  const html = document.documentElement;
  html.lang = language;
  html.dir = direction;
  if (theme === 'light' || theme === 'dark') {
    html.dataset.theme = theme;
    for (const meta of document.querySelectorAll('meta[name=theme-color]'))
      meta.setAttribute('media', meta.dataset.theme === theme ? 'all' : 'not all');
  }
  const manifest = document.createElement('link');
  manifest.rel = 'manifest';
  manifest.href = `/console.${language}.webmanifest`;
  document.head.append(manifest);

  // The last resort while the page is empty: the message and a button to reload.
  const append = (parent, name, text = '') => {
    const element = document.createElement(name);
    element.textContent = text;
    parent.append(element);
    return element;
  };
  const showLoadError = ({ target }) => {
    const root = document.getElementById('root');
    if (!root || root.firstChild || (target !== window && target.localName !== 'script')) return;
    const main = append(root, 'main');
    main.style.cssText = 'font:1rem system-ui;padding:2rem';
    const alert = append(main, 'div');
    alert.setAttribute('role', 'alert');
    append(alert, 'h1', message);
    const button = append(main, 'button', label);
    button.style.cssText = 'font:inherit;padding:.5rem 1rem';
    button.onclick = () => location.reload();
  };
  addEventListener('error', showLoadError, true);

  // Requests the files of this URL (app/build/earlyFiles.ts) together with the scripts that import them.
  const list = document.getElementById('early');
  if (!list) return;
  const { files, everywhere, screens } = JSON.parse(list.textContent);
  const requested = new Set();
  const request = (numbers) => {
    for (const number of numbers) {
      if (requested.has(number)) continue;
      requested.add(number);
      const link = document.createElement('link');
      const file = files[number];
      link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload';
      if (link.rel === 'preload') link.as = file.endsWith('.css') ? 'style' : 'font';
      link.crossOrigin = '';
      link.href = `/${file}`;
      document.head.append(link);
    }
  };
  const screenAt = (path) => screens.find(([start]) => new RegExp(`^${start}/?$`).test(path)) ?? [];
  const [, own = [], messages] = screenAt(location.pathname);
  request([...everywhere[language], ...own, ...(messages?.[language] ?? [])]);
  // The first use of Intl takes long, so it is made while the main thread waits for the scripts.
  setTimeout(() => new Intl.Locale(language).maximize());
  setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf(language));
  // Later screens: their scripts load the styles (app/vite.config.ts), which a dialog might have loaded already.
  const requestScreen = (path) => {
    const [, own = []] = screenAt(path);
    request(own.filter((number) => files[number].endsWith('.js')));
  };
  addEventListener('console:screen', ({ detail }) => requestScreen(detail));
  // A pointer over a link, or a finger on it, is often followed by a click.
  addEventListener('pointerover', ({ target }) => {
    const link = target.closest?.('a[href]');
    if (link?.origin === location.origin && !navigator.connection?.saveData) requestScreen(link.pathname);
  });
})();
