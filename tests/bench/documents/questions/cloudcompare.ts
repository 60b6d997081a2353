import { of } from "../question";

const ask = of("cloudcompare");

export const cloudcompare = [
  ask("number", "How many bytes per point does the octree need on a 32 bit system?", "8 bytes per point"),
  ask(
    "other words",
    "Which projection shows the scene like a person sees it?",
    "as if it was seen by the human eye",
  ),
  ask("number", "How precise is the data of a scan with a range of 100 meters?", "1 to 10 microns"),
  ask("fact", "How are distances between two clouds computed by default?", "nearest neighbor distance"),
  ask("yes/no", "Does smoothing keep the volume of a mesh?", "does not preserve the volume"),
  ask(
    "how-to",
    "How do I move two entities that are far apart onto each other?",
    "Match bounding-box centers",
  ),
  ask("fact", "What happens if two sliders of a color scale have the same value?", "will be randomly picked"),
  ask("typo", "Which local model can represent sharp egdes?", "Delaunay triangulation is the only model"),
];
