import { apiOf } from '../simulation/api.ts';
import type { TestServer } from './startForTest.ts';

/** Calls of a test's server, for a simulation. */
export const simulationApi = (server: TestServer) =>
  apiOf(async (method, path, { as, body }) => {
    const answer = await server.call(method, path, { as, ...(body !== undefined && { body }) });
    return { status: answer.status, body: answer.body };
  });
