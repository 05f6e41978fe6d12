import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

/** The baseline of `api`: a product list with as little code as possible between the database and the response. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const app = new Hono();

app.get('/api/products', async (context) => {
  const { rows } = await pool.query('select * from products order by featured_rank, id limit 20');
  return context.json({ success: true, data: rows });
});

serve({ fetch: app.fetch, hostname: process.env['HOST'] ?? '127.0.0.1', port: Number(process.env['PORT']) });
