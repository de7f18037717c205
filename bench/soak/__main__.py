from bench.soak import RECIPES
from bench.soak.soak import main

if __name__ == "__main__":
    main(RECIPES)
