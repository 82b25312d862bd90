import type { Plugin } from 'vite';

/** Paths with a document of their own; every other path is the console. */
const own: Record<string, string> = {
  '/': '/login.html',
  '/login': '/login.html',
  '/creditcard-added': '/card-added.html',
  '/subscribe': '/subscribe.html',
  '/connect/google': '/connect-google.html',
};

/** In development, serves each path with its document, as the server does. */
export function documents(): Plugin {
  return {
    name: 'console:documents',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const [path = '', query] = request.url?.split('?') ?? [];
        const file = own[path];
        if (file) request.url = query === undefined ? file : `${file}?${query}`;
        next();
      });
    },
  };
}
