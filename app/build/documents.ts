import type { Plugin } from 'vite';

/** While developing, answers each address with its document, as the server does: `/` and `/login` are the sign-in. */
export function documents(): Plugin {
  return {
    name: 'console:documents',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (/^\/(login)?(\?|$)/.test(request.url ?? ''))
          request.url = request.url?.replace(/^\/(login)?/, '/login.html');
        next();
      });
    },
  };
}
