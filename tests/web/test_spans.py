"""What took how long is told to Prometheus as a histogram: cumulative, with a count and a sum."""

from watatheque.web.meters import Meters


def told(meters: Meters) -> dict[str, float]:
    lines = [line.rpartition(" ") for line in meters.text().decode().splitlines()]
    return {name: float(value) for name, _, value in lines if name.startswith("watatheque_command")}


def test_each_bucket_counts_all_that_took_no_longer() -> None:
    meters = Meters(lambda: 0, lambda: 0)
    for seconds in (0.0001, 0.0005, 0.003, 9.0):
        meters.seconds.observe(seconds)
    spans = told(meters)
    assert spans['watatheque_command_seconds_bucket{le="0.0005"}'] == 2
    assert spans['watatheque_command_seconds_bucket{le="0.005"}'] == 3
    assert spans['watatheque_command_seconds_bucket{le="2.5"}'] == 3
    assert spans['watatheque_command_seconds_bucket{le="+Inf"}'] == 4
    assert spans["watatheque_command_seconds_count"] == 4
    assert abs(spans["watatheque_command_seconds_sum"] - 9.0036) < 1e-9
