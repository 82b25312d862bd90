/** The addresses of the console. Imports nothing, so that everything may import it. */
export const paths = {
  dashboard: (period?: string) => (period ? `/admin?period=${encodeURIComponent(period)}` : '/admin'),
  channels: (orgId: string) => `/organization/${encodeURIComponent(orgId)}/channels/`,
  logout: (redirectTo?: string) => withRedirect('/logout', redirectTo),
  login: (redirectTo?: string) => withRedirect('/', redirectTo),
};

const withRedirect = (path: string, redirectTo: string | undefined) =>
  redirectTo ? `${path}?redirect_to=${encodeURIComponent(redirectTo)}` : path;
