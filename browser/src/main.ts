import "./look/tokens.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { wear } from "./look/settings.svelte";

wear();
const target = document.getElementById("app");
if (target) mount(App, { target });
