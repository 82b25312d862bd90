/// <reference types="node" />
import { writeFileSync } from 'node:fs';
import { openApiDocument } from '../src/openapi.ts';

// The committed copy, for readers and for seeing API changes in reviews.
const copy = new URL('../openapi.json', import.meta.url);
writeFileSync(copy, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
