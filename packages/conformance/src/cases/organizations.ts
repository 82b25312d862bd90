import type { Organization } from '@console/contract';
import * as bodies from '../bodies.ts';
import type { TestContext } from '../context.ts';
import { expect } from '../writeLog.ts';
import type { CallCase } from './callCase.ts';

const it = async ({ organization }: TestContext) => ({ id: (await organization()).id });

export const organizations = {
  listOrganizations: {
    isWide: true,
    params: async ({ organization }) => {
      await organization();
      return {};
    },
    finds: async ({ mark, orgId }) => [{ query: { q: mark }, has: await orgId() }],
    changedBy: 'updateOrganization',
  },
  readOrganization: {
    params: it,
    changedBy: 'updateOrganization',
    async also({ ledger, world }, { id, role }: Organization) {
      expect(ledger, id === (await world.orgId()), 'another organization is answered');
      expect(ledger, role === 'owner', `whoever made it is ${role} instead of owner`);
    },
  },
  createOrganization: {
    body: bodies.organization,
    bad: { name: '', country: { code: 'zz' } },
    readBack: 'readOrganization',
    listedBy: 'listOrganizations',
  },
  updateOrganization: {
    params: it,
    body: ({ label }) => ({ pricing: label('Pricing'), country: { code: 'fr' } }),
    whole: bodies.organization,
    bad: { name: '', timeZone: 'Nowhere/Else' },
    readBack: 'readOrganization',
  },
  deleteOrganization: {
    params: async ({ newOrganization }) => ({ id: (await newOrganization()).id }),
    usesUp: true,
    readBack: 'readOrganization',
    async stays({ orgId, contact }) {
      const [own, other] = [{ id: await orgId() }, { id: (await contact()).id }];
      return [
        { what: 'another organization', by: 'readOrganization', params: own, ...own },
        { what: 'a contact of another organization', by: 'readContactById', params: other, ...other },
      ];
    },
  },
} satisfies Record<string, CallCase>;
