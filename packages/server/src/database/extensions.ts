import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** Extensions that the migrations need. The embedded engine must load them; PostgreSQL has them installed. */
export const extensions = { btree_gin, pg_trgm };
