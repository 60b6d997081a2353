import { tour } from "./tour";

tour([undefined, "administrator@lotse.example", "analyst@lotse.example"]);
