// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { en } from '../testing/messages.ts';
import { maya, showPart } from '../testing/showPart.tsx';
import { Navigation } from './Navigation.tsx';

const bakery = {
  ...{ id: 'o1', name: 'Levinsky Bakery', role: 'owner' },
  channels: [
    { id: 'c1', name: 'Orders', active: true },
    { id: 'c2', name: 'Night line', active: false },
  ],
};
const flowers = { ...bakery, id: 'o2', name: 'Neve Tzedek Flowers', channels: [] };

/** The links of a part of the sidebar: name and address. */
const linksIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

let sidebar: HTMLElement;
beforeEach(async () => {
  const picture = 'https://lh3.googleusercontent.com/maya';
  const answers = { '/api/organizations': [bakery, flowers] };
  const shown = await showPart(<Navigation currentPath="/admin" />, { answers, user: { ...maya, picture } });
  sidebar = shown.container;
  await screen.findByRole('list', { name: 'Levinsky Bakery' });
});

test('each organization has a group with its channels and pages', () => {
  expect(linksIn(screen.getByRole('list', { name: 'Levinsky Bakery' }))).toEqual([
    [en('nav.channels'), '/organization/o1/channels/'],
    ['Orders, Active', '/organization/o1/channels/c1'],
    ['Night line, Inactive', '/organization/o1/channels/c2'],
    [en('nav.addChannel'), '/organization/o1/channel'],
    [en('nav.sessions'), '/organization/o1/sessions'],
    [en('nav.contacts'), '/organization/o1/contacts'],
    [en('nav.appointments'), '/organization/o1/appointments'],
    [en('nav.questions'), '/organization/o1/qna'],
    [en('nav.integrations'), '/organization/o1/integrations'],
    [en('nav.organizationSettings'), '/organization/o1'],
    [en('nav.team'), '/organization/o1/team'],
  ]);
  expect(screen.getByRole('button', { name: 'Neve Tzedek Flowers' })).toBeTruthy();
});

test('Add Organization, Settings, Accessibility and Logout are below the groups', () => {
  expect(linksIn(sidebar).slice(-4)).toEqual([
    [en('nav.addOrganization'), '/organization'],
    [en('nav.settings'), '/settings'],
    [en('accessibility.link'), '/accessibility'],
    [en('nav.logout'), '/logout'],
  ]);
});

test('the person is shown with picture and full name', () => {
  const [name] = screen.getAllByText('Maya Levin');
  expect(name?.parentElement?.querySelector('img')?.src).toBe('https://lh3.googleusercontent.com/maya');
});
