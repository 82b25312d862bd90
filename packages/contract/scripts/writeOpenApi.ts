/// <reference types="node" />
import { writeFileSync } from 'node:fs';
import { openApiDocument } from '../src/openapi.ts';

// The committed copy: what people read, and what tells a change of the API in a review.
const copy = new URL('../openapi.json', import.meta.url);
writeFileSync(copy, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
