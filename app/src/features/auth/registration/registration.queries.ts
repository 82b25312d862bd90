import { useQueryClient } from '@tanstack/react-query';
import { createOrganization } from '../../../core/account/organizations.api.ts';
import { organizationsKey } from '../../../core/account/organizations.queries.ts';
import type { SendOptions } from '../../../core/forms/index.ts';

/** The form values; `country` is an ISO code. */
export interface Registration extends Record<string, string> {
  businessName: string;
  country: string;
  address: string;
  industry: string;
  workingHoursAndDays: string;
  pricing: string;
  features: string;
}

/** Registers a business, as an organization of the signed-in person. */
export function useRegistration() {
  const queries = useQueryClient();
  return async ({ businessName, ...fields }: Registration, { idempotencyKey }: SendOptions) => {
    const { etag } = await createOrganization({ ...fields, name: businessName.trim() }, idempotencyKey);
    await queries.invalidateQueries({ queryKey: organizationsKey });
    return { etag };
  };
}
