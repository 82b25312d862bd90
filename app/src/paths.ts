/** The URLs of the console. Has no imports, so that every module can import it. */
export const paths = {
  dashboard: (period = '', unit = '') => `/admin${withQuery({ period, unit })}`,
  newOrganization: () => '/organization',
  registration: () => '/registerBusiness',
  /** `field` is the name of the field that gets focus. */
  organization: (orgId: string, field = '') =>
    `/organization/${encodeURIComponent(orgId)}${withField(field)}`,
  /** `member` is the member whose form is open: an ID, or `new` for an invitation. */
  team: (orgId: string, member = '') =>
    `/organization/${encodeURIComponent(orgId)}/team${member && `?member=${encodeURIComponent(member)}`}`,
  channels(orgId: string, isAdding = false, search = '') {
    const query = new URLSearchParams(search);
    if (isAdding) query.set('new', '1');
    else query.delete('new');
    return `/organization/${encodeURIComponent(orgId)}/channels/${query.size ? `?${query}` : ''}`;
  },
  newChannel: (orgId: string) => `/organization/${encodeURIComponent(orgId)}/channel`,
  channel: (orgId: string, channelId: string, field = '') =>
    `/organization/${encodeURIComponent(orgId)}/channels/${encodeURIComponent(channelId)}${withField(field)}`,
  channelView: (orgId: string, channelId: string) =>
    `/organization/${encodeURIComponent(orgId)}/channels/${encodeURIComponent(channelId)}/view`,
  contacts: (orgId: string, isAdding = false) =>
    `/organization/${encodeURIComponent(orgId)}/contacts${isAdding ? '?new=1' : ''}`,
  /** Contacts, history and notes, without a selected contact; or with `view` `calls` the list of all calls. */
  summary: (orgId: string, view: 'people' | 'calls' | '' = '') =>
    `/organization/${encodeURIComponent(orgId)}/sessions${withQuery({ view })}`,
  /** The people to call back. */
  callbacks: (orgId: string) => `/organization/${encodeURIComponent(orgId)}/contacts?view=callbacks`,
  contactsDue: (orgId: string) => `/organization/${encodeURIComponent(orgId)}/contacts?due=today`,
  contact: (orgId: string, contactId: string, isEditing = false) =>
    `/organization/${encodeURIComponent(orgId)}/contact/${encodeURIComponent(contactId)}${isEditing ? '/edit' : ''}`,
  /** `week` is the first day of the week, by default the current one. `show` is the view: `list` or `grid`. */
  appointments: (orgId: string, { week, show }: { week?: string | null; show?: string | null } = {}) =>
    `/organization/${encodeURIComponent(orgId)}/appointments${withQuery({ week: week ?? '', show: show ?? '' })}`,
  /**
   * `call` is the ID of the conversation that the appointment follows, and `callback` that of the entry of the people to
   * call back that it ends.
   */
  newAppointment: (
    orgId: string,
    {
      start,
      show,
      call,
      callback,
    }: { start?: string | null; show?: string | null; call?: string; callback?: string } = {},
  ) =>
    `/organization/${encodeURIComponent(orgId)}/appointments/new${withQuery({ start: start ?? '', show: show ?? '', call: call ?? '', callback: callback ?? '' })}${callback ? '#title' : ''}`,
  appointment: (orgId: string, appointmentId: string, { show }: { show?: string | null } = {}) =>
    `/organization/${encodeURIComponent(orgId)}/appointments/${encodeURIComponent(appointmentId)}${withQuery({ show: show ?? '' })}`,
  sessions: (orgId: string, channelId: string, search = '') =>
    `${paths.channel(orgId, channelId)}/sessions${search}`,
  session: (orgId: string, channelId: string, sessionId: string, search = '') =>
    `${paths.channel(orgId, channelId)}/sessions/${encodeURIComponent(sessionId)}${search}`,
  editSession: (orgId: string, channelId: string, sessionId: string, search = '') =>
    `${paths.session(orgId, channelId, sessionId)}/edit${search}`,
  /** The channel ID for conversations without a channel. Its list also has those without a contact. */
  noChannel: 'none',
  searchCalls: (orgId: string, words = '') =>
    `/organization/${encodeURIComponent(orgId)}/search${words && `?q=${encodeURIComponent(words)}`}`,
  questions: (orgId: string, search = '', field = '') =>
    `/organization/${encodeURIComponent(orgId)}/qna${search && `?q=${encodeURIComponent(search)}`}${withField(field)}`,
  integrations: (orgId: string, selected = '') =>
    `/organization/${encodeURIComponent(orgId)}/integrations${selected && `?connect=${encodeURIComponent(selected)}`}`,
  settings: (field = '') => `/settings${withField(field)}`,
  /** A document of its own. */
  accessibility: () => '/accessibility',
  subscribe: () => '/subscribe',
  logout: (redirectTo?: string) => withRedirect('/logout', redirectTo),
  login: (redirectTo?: string) => withRedirect('/', redirectTo),
};

/** Leaves out empty values. */
function withQuery(values: Record<string, string>) {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  return query.size > 0 ? `?${query}` : '';
}

/** The name or ID of the field or button that gets focus, as `useAskedField` reads it. */
const withField = (field: string) => field && `#${field}`;

const withRedirect = (path: string, redirectTo: string | undefined) =>
  redirectTo ? `${path}?redirect_to=${encodeURIComponent(redirectTo)}` : path;
