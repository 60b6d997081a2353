import type { DemoDocument } from "./document";
import { guideAr } from "./fixtures/guide-ar";
import { guideEn } from "./fixtures/guide-en";
import { guideFr } from "./fixtures/guide-fr";
import { deliveryTerms } from "./kontor-nord/delivery-terms";
import { handbook } from "./kontor-nord/handbook";
import { hazardousSubstances } from "./kontor-nord/hazardous-substances";
import { priceList } from "./kontor-nord/price-list";
import { warehouseSafety } from "./kontor-nord/warehouse-safety";
import { workingTime } from "./kontor-nord/working-time";
import { keelboat } from "./werft-sued/keelboat";
import { outboard } from "./werft-sued/outboard";

/** The documents of the two demo companies. */
export const demoDocuments: DemoDocument[] = [
  handbook,
  workingTime,
  priceList,
  deliveryTerms,
  warehouseSafety,
  hazardousSubstances,
  keelboat,
  outboard,
];

/** Files for tests in the other three languages. */
export const testDocuments: DemoDocument[] = [guideEn, guideFr, guideAr];
