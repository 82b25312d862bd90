import * as appointments from './appointments.ts';
import * as bots from './bots.ts';
import * as calendarFeeds from './calendarFeeds.ts';
import * as callbacks from './callbacks.ts';
import * as channels from './channels.ts';
import * as collections from './collections.ts';
import * as contacts from './contacts.ts';
import * as credentials from './credentials.ts';
import * as creditCards from './creditCards.ts';
import type { Endpoint } from './endpoint.ts';
import * as ingestion from './ingestion.ts';
import * as integrations from './integrations.ts';
import * as integrationTypes from './integrationTypes.ts';
import * as login from './login.ts';
import * as loginSessions from './loginSessions.ts';
import * as managers from './managers.ts';
import * as members from './members.ts';
import * as organizations from './organizations.ts';
import * as personalData from './personalData.ts';
import * as phones from './phones.ts';
import * as qna from './qna.ts';
import * as reports from './reports.ts';
import * as search from './search.ts';
import * as serviceTokens from './serviceTokens.ts';
import * as sessions from './sessions.ts';
import * as settings from './settings.ts';
import * as usage from './usage.ts';
import * as users from './users.ts';

type EndpointsOf<Module> = {
  [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: Module[Name];
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;

/** The endpoints that a module exports, without its schemas. */
const endpointsOf = <Module extends object>(module: Module) =>
  Object.fromEntries(Object.entries(module).filter(([, value]) => isEndpoint(value))) as EndpointsOf<Module>;

/** Every endpoint of the API by name. The server's routes, its tests and the OpenAPI document are based on it. */
export const endpoints = {
  ...endpointsOf(login),
  ...endpointsOf(users),
  ...endpointsOf(credentials),
  ...endpointsOf(settings),
  ...endpointsOf(loginSessions),
  ...endpointsOf(organizations),
  ...endpointsOf(channels),
  ...endpointsOf(bots),
  ...endpointsOf(phones),
  ...endpointsOf(sessions),
  ...endpointsOf(callbacks),
  ...endpointsOf(contacts),
  ...endpointsOf(personalData),
  ...endpointsOf(appointments),
  ...endpointsOf(calendarFeeds),
  ...endpointsOf(integrations),
  ...endpointsOf(integrationTypes),
  ...endpointsOf(creditCards),
  ...endpointsOf(qna),
  ...endpointsOf(reports),
  ...endpointsOf(managers),
  ...endpointsOf(members),
  ...endpointsOf(serviceTokens),
  ...endpointsOf(ingestion),
  ...endpointsOf(usage),
  ...endpointsOf(search),
  ...endpointsOf(collections),
};

export type EndpointName = keyof typeof endpoints;
