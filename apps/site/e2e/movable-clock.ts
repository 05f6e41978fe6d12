import { readFileSync } from 'node:fs';

/** Lets a test move a server's clock: the file named by MOVABLE_CLOCK holds by how many ms. */
const file = process.env['MOVABLE_CLOCK'] ?? '';
const realNow = Date.now;
Date.now = () => realNow() + Number(readFileSync(file, 'utf8'));
