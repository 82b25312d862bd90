import type { Endpoint } from '@console/contract';
import { z } from 'zod';
import { conformsTo } from './conforms.ts';
import { repairReply } from './repairReply.ts';

/**
 * Writes answers, or parts of them, as JSON with nothing in them that the contract does not name. What is right as it is,
 * as nearly everything is, is written without a copy.
 */
export function writerOf({ method, path }: Endpoint, schema: z.core.$ZodType): (value: unknown) => string {
  const conforms = conformsTo(schema);
  return (value) => {
    if (conforms(value)) return JSON.stringify(value);
    let filtered = z.safeParse(schema, value);
    if (!filtered.success) filtered = z.safeParse(schema, repairReply(value, filtered.error.issues) ?? value);
    if (!filtered.success) {
      throw new Error(`${method} ${path} answers what the contract does not know`, { cause: filtered.error });
    }
    return JSON.stringify(filtered.data);
  };
}
