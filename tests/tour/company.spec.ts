import { tour } from "./tour";

tour(["manager@kontor.example", "employee@kontor.example"]);
