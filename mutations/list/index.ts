import type { Mutation } from '../mutation.ts';
import { app } from './app.ts';
import { calendarAndCharts } from './calendarAndCharts.ts';
import { components } from './components.ts';
import { journeys } from './journeys.ts';
import { repository } from './repository.ts';
import { server } from './server.ts';
import { stories } from './stories.ts';

export const mutations: readonly Mutation[] = [
  ...components,
  ...calendarAndCharts,
  ...stories,
  ...app,
  ...server,
  ...journeys,
  ...repository,
];
