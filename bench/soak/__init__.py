"""Every game for as long as one likes: `python -m bench.soak GAME --matches N --jobs 2`."""

from bench.soak.soak import Recipe
from bench.soak.triple_wata import TripleWata
from bench.soak.uno_wizz import UnoWizz
from bench.soak.waka_waka import WakaWaka
from bench.soak.watai import Watai
from bench.soak.willy_waschbaer import Willy

RECIPES: tuple[type[Recipe], ...] = (TripleWata, UnoWizz, WakaWaka, Watai, Willy)
