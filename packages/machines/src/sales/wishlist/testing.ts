export { wishlistScenario } from './wishlist.scenario.ts';
