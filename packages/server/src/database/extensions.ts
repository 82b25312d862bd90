import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** What the embedded engine must bring so that the migrations can ask for it; PostgreSQL has them installed. */
export const extensions = { btree_gin, pg_trgm };
