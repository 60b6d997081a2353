export { default, loader } from "~/routes/entry/not-yet";
